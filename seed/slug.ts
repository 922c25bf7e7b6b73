/** A title as the last word of its URL: « Carte-cadeau d’été, œuvre n° 2 » → `carte-cadeau-d-ete-oeuvre-n-2`. */
export const slugify = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
