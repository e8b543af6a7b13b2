/** When and how far a picture is made smaller before it is read. */
export interface DownscaleRule {
  /** Smaller files stay as they are. */
  triggerBytes: number;
  maxSidePx: number;
  /** JPEG quality, 0 to 1. */
  quality: number;
  /** The result counts only if it is smaller than this share of the original. */
  keepBelowRatio: number;
}
