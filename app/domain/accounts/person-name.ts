export const longestPersonName = 100;
