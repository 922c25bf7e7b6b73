/** A node of schema.org data, and the values it may contain. */
export type JsonLdValue = string | number | boolean | JsonLd | JsonLdValue[]
export type JsonLd = { '@type': string; [property: string]: JsonLdValue | undefined }

export const SCHEMA_ORG = 'https://schema.org'

/** A top-level node of a page. */
export const topNode = (node: JsonLd): JsonLd => ({ '@context': SCHEMA_ORG, ...node })
