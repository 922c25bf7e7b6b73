import { expect, test } from 'vitest'
import { headingAnchors } from './heading-anchors.ts'

const idsOf = (html: string) => [...html.matchAll(/<h\d(?: id="([^"]*)")?>/g)].map(([, id]) => id)

test.each([
  ['<h2>Questions</h2>', ['questions']],
  ['<h2>Été &amp; hiver&nbsp;: œufs, n° 2</h2>', ['ete-hiver-oeufs-n-2']],
  ['<h3>A <em>good</em> fit</h3>', ['a-good-fit']],
  ['<h2>Sizes</h2><h3>Sizes</h3><h4>Sizes</h4>', ['sizes', 'sizes-2', 'sizes-3']],
  // What a section of the page, or the shop around it, has already.
  ['<h2>Waxing</h2><h2>Stores</h2>', ['waxing-2', 'stores-2']],
  // No word of the Latin alphabet makes no anchor.
  ['<h2>…</h2><h2>ᐃᓄᒃᑎᑐᑦ</h2>', [undefined, undefined]],
])('the headings in %s lead to %j', (html, ids) => expect(idsOf(headingAnchors(['waxing'])(html))).toEqual(ids))

test('headings of one page are different in all its texts, and keep what is in them', () => {
  const anchored = headingAnchors([])
  expect(['<h2>Fit</h2>\n<p>Try it.</p>', '<h2><a href="/en/fit">Fit</a></h2>'].map(anchored)).toEqual([
    '<h2 id="fit">Fit</h2>\n<p>Try it.</p>',
    '<h2 id="fit-2"><a href="/en/fit">Fit</a></h2>',
  ])
})
