export const = 5;
