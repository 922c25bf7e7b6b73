import { APOSTROPHE, DIGIT, HYPHEN, IDEOGRAPH, LETTER, MARK, SEPARATOR, classOf, fold, foldOf } from './characters.ts'
import { elisions, units } from './units.ts'

/**
 * Receives the words of a text.
 * @param term folded
 * @param position number of the word in the text, from 0
 * @param start where it begins in the text, in UTF-16 units; `end` is where it ends
 * @param width 1 for a word; for another spelling of what begins at `position` (`snow-shoe` → `snowshoe`): how many
 * words it covers
 * @param spelling whether this is such another spelling
 */
export type Emit = (
  term: string,
  position: number,
  start: number,
  end: number,
  width: number,
  spelling: boolean,
) => void

/** Longer words are cut: they are no words, and must not fill the dictionary. */
const LONGEST_TERM = 64

/**
 * Cuts a text into words: `l’hiver` → hiver; `snow-shoe` → snow, shoe and snowshoe; `GoreTex` → gore, tex and goretex;
 * `20L` and `20 l` → 20, l and 20l; `-9 °C` → 9, c and -9c; `AB12-3C` is a code and stays whole.
 * @returns how many words there are
 */
export function tokenize(text: string, emit: Emit): number {
  let position = 0
  let i = 0
  while (i < text.length) {
    const kind = classOf(text.charCodeAt(i))
    if (kind === LETTER || kind === DIGIT) {
      const end = plainWordEnd(text, i)
      if (end > 0) {
        emit(cut(foldPlain(text.slice(i, end))), position, i, end, 1, false)
        position++
        i = end
      } else {
        position = new Compound(text, i, position, emit).read()
        i = compoundEnd
      }
    } else {
      if (kind === IDEOGRAPH) emit(foldOf(text.charCodeAt(i)), position++, i, i + 1, 1, false)
      i++
    }
  }
  return position
}

const cut = (term: string) => (term.length > LONGEST_TERM ? term.slice(0, LONGEST_TERM) : term)

/**
 * The usual case needs no parts: one word, at most its first letter a capital, and then no connector. 0 where it is
 * not that simple.
 */
function plainWordEnd(text: string, from: number): number {
  let i = from
  let code = text.charCodeAt(i)
  if (code >= 65 && code <= 90) code = text.charCodeAt(++i)
  while ((code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff && code !== 0xf7)) code = text.charCodeAt(++i)
  // Not a number: the end of the text.
  return i > from && (code !== code || (code !== AMPERSAND && classOf(code) === SEPARATOR)) ? i : 0
}

const AMPERSAND = 38

/** Folds a plain word. Letter by letter only where there are accents. */
function foldPlain(word: string): string {
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) > 127) return fold(word)
  return word.charCodeAt(0) < 97 ? word.toLowerCase() : word
}

let compoundEnd = 0
type Part = { term: string; start: number; end: number; digits: boolean }

/**
 * A run of letters and digits with the separators allowed between them: hyphens, apostrophes, changes of case, decimal
 * points.
 */
class Compound {
  private readonly groups: Part[][] = [[]]
  constructor(
    private readonly text: string,
    private readonly from: number,
    private position: number,
    private readonly emit: Emit,
  ) {}

  read(): number {
    let i = this.from
    for (;;) {
      i = this.part(i)
      const kind = i < this.text.length ? classOf(this.text.charCodeAt(i)) : SEPARATOR
      if (kind === LETTER || kind === DIGIT) continue
      const next = i + 1 < this.text.length ? classOf(this.text.charCodeAt(i + 1)) : SEPARATOR
      const joins =
        (kind === HYPHEN && (next === LETTER || next === DIGIT)) ||
        (kind === APOSTROPHE && next === LETTER) ||
        (this.text[i] === '&' && next === LETTER)
      if (!joins) break
      if (kind === APOSTROPHE && this.isElided()) this.groups[0] = []
      else if (kind === APOSTROPHE && this.isPossessive(i + 1)) {
        compoundEnd = i + 2
        this.say(i + 2, 's')
        return this.position
      } else this.groups.push([])
      i++
    }
    compoundEnd = i
    this.say(i, '')
    return this.position
  }

  private isElided = () =>
    this.groups.length === 1 && this.groups[0]!.length === 1 && elisions.has(this.groups[0]![0]!.term)
  private isPossessive(at: number) {
    const after = at + 1 < this.text.length ? classOf(this.text.charCodeAt(at + 1)) : SEPARATOR
    return (this.text[at] === 's' || this.text[at] === 'S') && after !== LETTER && after !== DIGIT
  }

  private part(start: number): number {
    const { text } = this
    const digits = classOf(text.charCodeAt(start)) === DIGIT
    let term = ''
    let wasSmall = false
    let i = start
    for (; i < text.length; i++) {
      const code = text.charCodeAt(i)
      const kind = classOf(code)
      if (kind === MARK) continue
      if (digits && (code === 46 || code === 44) && classOf(text.charCodeAt(i + 1)) === DIGIT) {
        term += '.'
        continue
      }
      if (kind !== (digits ? DIGIT : LETTER)) break
      const letter = foldOf(code)
      const isSmall = letter === text[i] || (code > 127 && text[i]!.toLowerCase() === text[i])
      if (wasSmall && !isSmall) break
      wasSmall = isSmall && !digits
      term += letter
    }
    this.groups.at(-1)!.push({ term: cut(term), start, end: i, digits })
    return i
  }

  /** Emits the words, then the other spellings: of each group, and of the whole. */
  private say(end: number, suffix: string) {
    const groups = this.groups.filter((group) => group.length > 0)
    const first = this.position
    for (const group of groups) this.group(group)
    const [whole, start] = [groups.flatMap((group) => group.map(({ term }) => term)).join(''), groups[0]?.[0]?.start]
    if (start === undefined) return
    if ((groups.length > 1 && groups.length <= 4) || suffix)
      this.spelling(whole + suffix, first, start, end, this.position - first)
  }

  private group(group: Part[]) {
    const [head, tail] = [group[0]!, group.at(-1)!]
    const whole = group.length === 1 ? head.term : group.map(({ term }) => term).join('')
    const first = this.position
    const mixed = group.some(({ digits }) => digits !== head.digits)
    const measure = group.length === 2 && head.digits && (units.has(tail.term) || tail.term.length > 2)
    if (group.length === 1 || (mixed && !measure)) this.word(whole, head.start, tail.end)
    else {
      for (const { term, start, end } of group) this.word(term, start, end)
      this.spelling(whole, first, head.start, tail.end, group.length)
    }
    if (head.digits && (group.length === 1 || measure))
      this.number(head, first, group.length === 2 ? tail : this.unitAfter(head.end))
  }

  /** `1,000` is also 1000; `20 l` is also 20l; `-9` has its sign in another spelling. */
  private number({ term, start, end }: Part, first: number, unit: Part | undefined) {
    const sign = this.isNegative(start)
    if (/\.\d{3}$/.test(term)) this.spelling(term.replace('.', ''), first, start, end, 1)
    if (sign) this.spelling(`-${term}`, first, start - 1, end, 1)
    if (unit && unit.start > end) this.spelling(term + unit.term, first, start, unit.end, 2)
    if (unit && sign) this.spelling(`-${term}${unit.term}`, first, start - 1, unit.end, 2)
  }

  private isNegative(start: number) {
    if (start === 0 || classOf(this.text.charCodeAt(start - 1)) !== HYPHEN) return false
    return start === 1 || /[\s(:]/.test(this.text[start - 2]!)
  }

  private unitAfter(end: number): Part | undefined {
    let i = end
    while (i < end + 3 && /[\s°º]/.test(this.text[i] ?? '')) i++
    if (i === end) return undefined
    const start = i
    let term = ''
    while (i < start + 6 && classOf(this.text.charCodeAt(i)) === LETTER) term += foldOf(this.text.charCodeAt(i++))
    const ends = i >= this.text.length || classOf(this.text.charCodeAt(i)) !== LETTER
    return ends && units.has(term) ? { term, start, end: i, digits: false } : undefined
  }

  private word(term: string, start: number, end: number) {
    this.emit(term, this.position++, start, end, 1, false)
  }
  private spelling(term: string, position: number, start: number, end: number, width: number) {
    this.emit(cut(term), position, start, end, width, true)
  }
}
