import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

test.each([
  ['Plain words. ', 'Plain words.'],
  ['<p>One</p><p>Two <b>bold</b>,<br>three</p>', 'One\n\nTwo bold,\nthree'],
  ['<div>\n  <p>Light</p>\n  <ul>\n <li>Warm</li> <li>Dry</li></ul></div>After', 'Light\n• Warm\n• Dry\n\nAfter'],
  ['&Eacute;t&eacute; &amp; hiver &lt;3 &#8217; &#x2713; &nosuch; &#0;', 'Été & hiver <3 ’ ✓ &nosuch;'],
  ['<script>alert(1)</script>a<style>p{}</style>b<!-- c -->d', 'abd'],
  ['<img src=x onerror=alert(1)>5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['<scr<script>ipt>x</scr</script>ipt>', ''],
  ['a<b', 'a'],
  ['', ''],
])('%j reads %j', (html, text) => expect(textOfHtml(html)).toBe(text))
