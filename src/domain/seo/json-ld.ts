/** A node of schema.org data, and what may stand in it. */
export type JsonLdValue = string | number | boolean | JsonLd | JsonLdValue[]
export type JsonLd = { '@type': string; [property: string]: JsonLdValue | undefined }

export const SCHEMA_ORG = 'https://schema.org'

/** A node that stands by itself in a page. */
export const topNode = (node: JsonLd): JsonLd => ({ '@context': SCHEMA_ORG, ...node })
