/** The distances in miles that a visitor can look for help within. */
export const helpRadii = [10, 25, 50, 100] as const;
export const usualHelpRadius = 25;
