/** A node of schema.org data, and the values it may contain: where a node is on the page already, a reference to it. */
export type JsonLdValue = string | number | boolean | JsonLd | JsonLdReference | JsonLdValue[]
export type JsonLd = { '@type': string; [property: string]: JsonLdValue | undefined }
export type JsonLdReference = { '@id': string }

export const SCHEMA_ORG = 'https://schema.org'

/** A top-level node of a page. */
export const topNode = (node: JsonLd): JsonLd => ({ '@context': SCHEMA_ORG, ...node })
