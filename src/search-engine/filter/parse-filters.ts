import { Refusal } from '../settings/refusal.ts'
import { all, type Comparison, type Filter } from './filter.ts'

/** UTF-16 units, parentheses inside each other, and conditions of one expression. */
const [LONGEST, DEEPEST, MOST_CONDITIONS] = [16_384, 32, 2_000]

type Token = { text: string; quoted: boolean; at: number }

/**
 * Reads `brand:"Tuque Bleue" AND (price < 100 OR NOT tags:sale) AND size:40 TO 44`. AND binds tighter than OR; a word
 * alone is a tag. Throws a Refusal that names the position of the error.
 */
export function parseFilters(text: string): Filter {
  if (text.length > LONGEST) throw new Refusal(`filters: too long, at most ${LONGEST} characters`)
  const tokens = tokensOf(text)
  return tokens.length === 0 ? all : new Parser(tokens, text.length).read()
}

/**
 * Cuts at blanks, parentheses and operators. A value without quotes may contain hyphens, dots, apostrophes and the
 * like.
 */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const pattern = /\s+|([()]|<=|>=|!=|[<>=:])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()<>=:!"]+|!)/gsy
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex
    const match = pattern.exec(text)
    if (!match) throw unexpected(text[at] ?? '', at)
    const [, symbol, double, single, word] = match
    const quoted = double ?? single
    if (quoted !== undefined) tokens.push({ text: quoted.replace(/\\(.)/gs, '$1'), quoted: true, at })
    else if (symbol ?? word) tokens.push({ text: (symbol ?? word)!, quoted: false, at })
  }
  return tokens
}

const unexpected = (token: string, at: number) =>
  new Refusal(`filters: Unexpected token string(${token}) expected ([a-zA-Z0-9_-]+) at col ${at}`)

class Parser {
  private at = 0
  private conditions = 0
  constructor(
    private readonly tokens: Token[],
    private readonly end: number,
  ) {}

  read(): Filter {
    const filter = this.or(0)
    if (this.at < this.tokens.length) throw this.unexpected()
    return filter
  }

  private or(depth: number): Filter {
    if (depth > DEEPEST) throw new Refusal(`filters: too deep, at most ${DEEPEST} parentheses inside each other`)
    const of = [this.and(depth)]
    while (this.takes('OR')) of.push(this.and(depth))
    return of.length === 1 ? of[0]! : { kind: 'or', of }
  }

  private and(depth: number): Filter {
    const of = [this.not(depth)]
    while (this.takes('AND')) of.push(this.not(depth))
    return of.length === 1 ? of[0]! : { kind: 'and', of }
  }

  private not(depth: number): Filter {
    let negative = false
    while (this.takes('NOT')) negative = !negative
    const filter = this.takes('(') ? this.inside(depth) : this.condition()
    return negative ? { kind: 'not', of: filter } : filter
  }

  private inside(depth: number): Filter {
    const filter = this.or(depth + 1)
    if (!this.takes(')')) throw this.unexpected()
    return filter
  }

  private condition(): Filter {
    if (++this.conditions > MOST_CONDITIONS)
      throw new Refusal(`filters: too many conditions, at most ${MOST_CONDITIONS}`)
    const name = this.word()
    const operator = this.peek()
    if (operator && !operator.quoted && /^(?:[<>]=?|!=|=)$/.test(operator.text)) {
      this.at++
      return { kind: 'compare', path: name, operator: operator.text as Comparison, value: this.number() }
    }
    if (!this.takes(':')) return { kind: 'facet', path: '_tags', value: name, score: 1 }
    const value = this.value()
    if (this.takes('TO')) return { kind: 'range', path: name, from: this.asNumber(value), to: this.number() }
    return { kind: 'facet', path: name, value, score: this.score() }
  }

  /** A value without quotes may contain further colons: `date:2020:01`. */
  private value(): string {
    let value = this.word()
    while (!this.tokens[this.at - 1]!.quoted && this.peek()?.text === ':' && this.tokens[this.at + 1]) {
      this.at++
      value += `:${this.word()}`
    }
    return value
  }

  private score(): number {
    if (this.peek()?.text !== '<' || this.tokens[this.at + 1]?.text !== 'score') return 1
    this.at += 2
    if (!this.takes('=')) throw this.unexpected()
    const score = this.number()
    if (!this.takes('>')) throw this.unexpected()
    return score
  }

  private word(): string {
    const token = this.peek()
    if (!token || (!token.quoted && /^(?:[()<>=:]|<=|>=|!=|!|AND|OR|NOT)$/.test(token.text))) throw this.unexpected()
    this.at++
    return token.text
  }
  private number = () => this.asNumber(this.word())
  private asNumber(text: string): number {
    const number = Number(text)
    if (text.trim() === '' || Number.isNaN(number))
      throw new Refusal(`filters: Unexpected token string(${text}) expected numeric value`)
    return number
  }
  private peek = () => this.tokens[this.at]
  private takes(text: string): boolean {
    const token = this.peek()
    if (!token || token.quoted || token.text !== text) return false
    this.at++
    return true
  }
  private unexpected() {
    const token = this.peek()
    return token
      ? unexpected(token.text, token.at)
      : new Refusal(`filters: Unexpected end of filter at col ${this.end}`)
  }
}
