/** What a form cannot know of its SKUs: what can be sold where, and whose they are already, in words. */
export type VariantFacts = { stock: Record<string, Record<string, number>>; taken: Record<string, string> }
