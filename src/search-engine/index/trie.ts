/**
 * Terms as a tree of letters, its nodes numbered from the top and left to right: the descendants of a node come after
 * it, up to its end.
 */
export type Trie = {
  /** UTF-16 unit of each node. */
  letter: Uint16Array
  /** How many letters lead to a node, its own included. */
  depth: Uint16Array
  /** The first node that is not below. */
  end: Uint32Array
  /** The number of the term that ends here, plus 1; 0 for none. */
  term: Uint32Array
  /** The nodes of one letter. */
  first: Map<number, number>
}

/** @param chosen numbers of the terms to put in, in the order of their letters */
export function buildTrie(terms: readonly string[], chosen: Uint32Array): Trie {
  let size = 0
  for (const term of chosen) size += terms[term]!.length
  const [letter, depth, end, term] = [
    new Uint16Array(size),
    new Uint16Array(size),
    new Uint32Array(size),
    new Uint32Array(size),
  ]
  const first: Trie['first'] = new Map()
  /** The nodes of the term before, which are open until a term does not go through them. */
  const open: number[] = []
  let count = 0
  let before = ''
  for (const number of chosen) {
    const text = terms[number]!
    const shared = sharedLetters(before, text)
    while (open.length > shared) end[open.pop()!] = count
    if (shared === 0) first.set(text.charCodeAt(0), count)
    for (let i = shared; i < text.length; i++) {
      open.push(count)
      letter[count] = text.charCodeAt(i)
      depth[count++] = i + 1
    }
    term[count - 1] = number + 1
    before = text
  }
  for (const node of open) end[node] = count
  return {
    letter: letter.slice(0, count),
    depth: depth.slice(0, count),
    end: end.slice(0, count),
    term: term.slice(0, count),
    first,
  }
}

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let same = 0
  while (same < most && a.charCodeAt(same) === b.charCodeAt(same)) same++
  return same
}
