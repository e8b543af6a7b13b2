/** South, north, west, east of the parts of the United States with a margin of some miles, territories included. */
const US_PARTS = [
  [24.3, 49.6, -125.2, -66.6], // the 48 states
  [51, 71.6, -180, -129.7], // Alaska
  [51, 53.5, 172, 180], // the Aleutians past the date line
  [18.5, 28.8, -178.6, -154.5], // Hawaii
  [17.5, 18.7, -68.1, -64.4], // Puerto Rico, U.S. Virgin Islands
  [13, 20.8, 144.4, 146.3], // Guam, Northern Marianas
  [-14.8, -10.8, -171.4, -168], // American Samoa
] as const;

/** Whether a point, in degrees, lies in the United States or a territory, by boxes drawn around them. */
export function isInUnitedStates(latitude: number, longitude: number): boolean {
  return US_PARTS.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}
