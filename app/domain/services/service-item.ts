/** A service under the code hospitals are compared by; the name is ours, else what a hospital calls it. */
export type ServiceItem = { codeType: string; code: string; name: string };
