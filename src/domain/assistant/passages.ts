import type { Locale } from '../locale.ts'
import { meaningsIn, sameMeaning } from './help-words.ts'
import { contentWords, wordsOf } from './question.ts'

/** A section of a help page: the text below one heading. */
export type Passage = { title: string; heading?: string; text: string; href: string }

/** A page as it is read for answers; `html` in order, as it is shown. */
export type ReadablePage = { title: string; summary: string; href: string; html: readonly string[] }

/** Cuts a page at its headings. Its summary is a passage of its own, the first. */
export function passagesOf({ title, summary, href, html }: ReadablePage): Passage[] {
  const parts = html.flatMap((block) => block.split(/(?=<h[2-4][\s>])/))
  const cut = parts.map((part): Passage => {
    const [, heading] = /^<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>/.exec(part) ?? []
    return {
      title,
      ...(heading && { heading: plain(heading) }),
      text: plain(part.replace(/^<h[2-4][^>]*>[\s\S]*?<\/h[2-4]>/, '')),
      href,
    }
  })
  return [{ title, text: summary, href }, ...cut].filter(({ text }) => text !== '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** The text of cleaned HTML: list items and paragraphs become sentences of their own. */
export const plain = (html: string): string =>
  html
    .replace(/<\/(?:p|li|tr|h\d)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()

export type RankedPassage = { passage: Passage; score: number }
/** `within` limits the search to some of them. */
export type PassageIndex = (question: string, within?: (passage: Passage) => boolean) => RankedPassage | undefined

/** Weight of a word in the page's title, in the heading, in the text; and what a rare word counts more. */
const [IN_TITLE, IN_HEADING, IN_TEXT] = [5, 3, 1]

/**
 * The best passage for a question, and how sure that is: the part of the question's weight that it covers, from 0 to
 * some.
 */
export function passageIndex(passages: readonly Passage[], locale: Locale): PassageIndex {
  const known = passages.map((passage) => ({
    passage,
    title: new Set(wordsOf(passage.title)),
    heading: new Set(wordsOf(passage.heading ?? '')),
    text: new Set(wordsOf(passage.text)),
  }))
  const holding = new Map<string, number>()
  for (const { title, heading, text } of known)
    for (const word of new Set([...title, ...heading, ...text])) holding.set(word, (holding.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(1 + known.length / (1 + (holding.get(word) ?? 0)))

  return (question, within) => {
    const words = [...new Set(contentWords(question, locale).flatMap((word) => [word, ...alike(word, locale)]))]
    let best: RankedPassage | undefined
    for (const { passage, title, heading, text } of known) {
      if (within && !within(passage)) continue
      let score = 0
      for (const word of words)
        if (title.has(word) || heading.has(word) || text.has(word))
          score +=
            rarity(word) *
            ((title.has(word) ? IN_TITLE : 0) + (heading.has(word) ? IN_HEADING : 0) + (text.has(word) ? IN_TEXT : 0))
      if (score > (best?.score ?? 0)) best = { passage, score }
    }
    return best && { ...best, passage: within ? best.passage : wholePage(question, best.passage) }
  }

  /** A question about no more than the page's title is answered by the page's summary, its first passage. */
  function wholePage(question: string, passage: Passage): Passage {
    const title = new Set(wordsOf(passage.title))
    const isGeneral = contentWords(question, locale).every((word) =>
      [word, ...alike(word, locale)].some((each) => title.has(each)),
    )
    return (isGeneral && passages.find(({ href }) => href === passage.href)) || passage
  }
}

/** Words that suggest a page to the assistant, and mean less than it: a search for `boot` is for boots. */
const hints: Record<Locale, ReadonlyMap<string, readonly string[]>> = {
  en: meaningsIn(
    'back:return zipper:repair wash:care clean:care waterproof:repair card:gift balance:gift data:privacy delete:privacy personal:privacy reader:accessibility cost:shipping fee:shipping mail:contact bear:bear spray:bear avalanche:avalanche transceiver:avalanche beacon:avalanche layer:layering dress:layering base:layering wax:wax canoe:canoe trip:canoe fit:fit size:fit boot:boot cold:winter camping:winter clearance:season old:season',
  ),
  fr: meaningsIn(
    'bon:cadeau fermeture:reparation laver:entretien nettoyer:entretien solde:cadeau carte:cadeau donnee:confidentialite renseignement:confidentialite supprimer:confidentialite effacer:confidentialite lecteur:accessibilite cout:livraison coute:livraison frai:livraison ours:our avalanche:avalanche couche:multicouche habiller:multicouche fart:fart farter:fart canot:canot pointure:ajuster botte:botte froid:hiver camper:hiver camping:camper',
  ),
}
const alike = (word: string, locale: Locale): readonly string[] => [
  ...(sameMeaning[locale].get(word) ?? []),
  ...(hints[locale].get(word) ?? []),
]
