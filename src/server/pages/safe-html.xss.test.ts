// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { formHosts, videoHosts } from '../../domain/content/embed-hosts.ts'
import { kinds } from '../testing/xss-kinds.ts'

/** Payloads of DOMPurify's own tests; they are laid out beside the repository and are not part of it. */
const file = path.resolve('../shared/fixtures/security/xss-payloads.json')
const payloads = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { title: string; payload: string }[])
  : []

const own = [
  '<form action="https://formspree.io/f/1"><textarea>&lt;/textarea&gt;&lt;img src=x onerror=xss()&gt;</textarea></form>',
  '<form action="https://formspree.io/f/1"><select><option>&lt;script&gt;xss()&lt;/script&gt;</option></select><button formaction="javascript:xss()">x</button></form>',
  '<form action="javascript:xss()" name="cookie" id="body"><input name="x" onfocus="xss()" autofocus></form>',
  '<iframe src="https://player.vimeo.com/video/1" srcdoc="<script>xss()</script>" onload="xss()" name="x"></iframe>',
  '<iframe src="https://player.vimeo.com@evil.example/"></iframe><iframe src="java&#10;script:xss()"></iframe>',
  '<form action="https://formspree.io.evil.example/f/1"><input type="password" name="p"></form>',
  '[a](<javascript:xss()>) ![b](x"onerror="xss()) <a href="&#106;avascript:xss()">c</a> <https://a.example/"onmouseover="xss()>',
  '`<img src=x onerror=xss()>` <xmp><img src=x onerror=xss()></xmp><noscript><p title="</noscript><img src=x onerror=xss()>">',
]

const allowedElement =
  /^(A|B|STRONG|I|EM|BR|SUP|SUB|CODE|H[2-4]|P|UL|OL|LI|BLOCKQUOTE|HR|TABLE|THEAD|TBODY|TR|TH|TD|IFRAME|FORM|LABEL|INPUT|SELECT|OPTGROUP|OPTION|TEXTAREA|BUTTON|FIELDSET|LEGEND|DIV|SPAN)$/
const allowedAttribute =
  /^(href|rel|target|scope|src|title|width|height|sandbox|allow|allowfullscreen|referrerpolicy|action|method|for|type|name|value|id|required|disabled|autocomplete|placeholder|checked|min|max|step|minlength|maxlength|pattern|size|multiple|label|selected|rows|cols)$/

/** Everything in the HTML that could run, as sentences. */
function dangers(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found: string[] = []
  if (page.head.childElementCount > 0) found.push('it reaches the head')
  for (const element of page.body.querySelectorAll('*')) {
    if (!allowedElement.test(element.tagName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      found.push(element.tagName)
    for (const { name, value } of element.attributes) {
      if (!allowedAttribute.test(name)) found.push(`${element.tagName} ${name}`)
      if (/^(href|src|action)$/.test(name) && !safeUrl(element.tagName, value))
        found.push(`${element.tagName} ${name}=${value}`)
      if (name === 'name' && /^(FORM|IFRAME)$/.test(element.tagName))
        found.push(`${element.tagName} is a name of the document`)
    }
    if (element.tagName === 'IFRAME' && (!element.getAttribute('sandbox') || !element.getAttribute('title')))
      found.push('a frame without sandbox or title')
  }
  return found
}

function safeUrl(tag: string, value: string): boolean {
  const url = URL.parse(value, 'https://shop.example')
  if (!url) return tag === 'A'
  if (tag === 'IFRAME') return url.protocol === 'https:' && videoHosts.includes(url.host) && url.username === ''
  if (tag === 'FORM') return url.protocol === 'https:' && formHosts.includes(url.host) && url.username === ''
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)
}

describe.each(Object.entries(kinds))('kind %s lets nothing run (acceptance 100, 101)', (_, make) => {
  test.each(own)('%s', (payload) => expect(dangers(make(payload))).toEqual([]))

  test.skipIf(payloads.length === 0)(
    `public payloads${payloads.length === 0 ? ': skipped, ../shared/fixtures/security/xss-payloads.json is not here' : ''}`,
    () => {
      expect(
        payloads.flatMap(({ payload }) => dangers(make(payload)).map((danger) => `${danger} from ${payload}`)),
      ).toEqual([])
    },
  )

  // What a browser makes of it, written out and read again, must be the same: else the second reading could wake
  // something up.
  test.each(
    [...own, ...payloads.map(({ payload }) => payload)].map((payload) => [payload.slice(0, 60), payload] as const),
  )('stays as it is when written out and read again: %s', (_start, payload) => {
    const once = bodyOf(make(payload))
    expect(dangers(once)).toEqual([])
    expect(bodyOf(once)).toBe(once)
  })
})

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML

test('the checks above see what is dangerous', () => {
  const seen = [...own, ...payloads.map(({ payload }) => payload)].filter((payload) => dangers(payload).length > 0)
  expect(seen.length).toBeGreaterThan((own.length + payloads.length) / 2)
})
