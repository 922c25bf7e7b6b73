import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allowedSites, noSites } from '../../domain/consent/third-parties.ts'
import { withPolicy } from './page-policy.ts'

const policyFor = (html: string, sites = noSites) => withPolicy(html, { nonce: 'n', sites }).policy

describe('the policy of a page', () => {
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  const scripts = (html: string) =>
    /script-src ([^;]*)$/
      .exec(policyFor(html))?.[1]
      ?.split(' ')
      .filter((each) => each !== "'self'" && each !== '')

  test.each([
    ['<script nonce="n">a()</script><script type="module" nonce="n">b()</script>', [hash('a()'), hash('b()')]],
    ['<script nonce="n">a()</script><script nonce="n">a()</script>', [hash('a()')]],
    ['<script nonce="n" src="/x.js"></script><script async src="/y.js"></script>', []],
    ['<script type="application/ld+json">{"a":1}</script>', []],
    ['<script nonce="n">\n  a()\n</script>', [hash('\n  a()\n')]],
    ['<script nonce="n"></script>', [hash('')]],
    ['<p>none</p>', []],
  ])('of %s lets run %j', (html, hashes) => expect(scripts(html)).toEqual(hashes))

  test.each([
    '<p>x</p><script>alert(document.domain)</script>',
    '<script nonce="">alert(1)</script>',
    '<script nonce="guessed">alert(1)</script>',
    '<script nonce=n>alert(1)</script>',
    '<script src="x" data-x=\' nonce="m"\'>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg><script>alert(1)</script></svg>',
  ])('lets no script run that is not of the frame: %s', (injected) => {
    const frame = '<script nonce="n">run()</script>'
    expect(scripts(injected + frame)).toEqual([hash('run()')])
    expect(scripts(frame + injected)).toEqual([hash('run()')])
  })

  test('is of a page that shows its mark to noSites', () => {
    const page = '<link rel="modulepreload" href="/a.js" nonce="n"><script nonce="n" async>run()</script><p>n</p>'
    expect(withPolicy(page, { nonce: 'n' }).html).toBe(
      '<link rel="modulepreload" href="/a.js"><script async>run()</script><p>n</p>',
    )
  })

  test('lets nothing run on a page without a mark', () => {
    const { html, policy } = withPolicy('<script>a()</script>')
    expect([html, policy]).toEqual(['<script>a()</script>', expect.stringMatching(/script-src 'self'$/)])
  })

  test('knows no other site, unless a tag manager or OneTrust is set (acceptance 121)', () => {
    expect(policyFor('')).not.toMatch(/google(?:tagmanager|-analytics)|cookielaw|onetrust/)
    expect(policyFor('', allowedSites({ chatbot: false, gtmId: 'GTM-ABC' }))).toMatch(
      /img-src 'self' data: https:\/\/www\.googletagmanager\.com .*script-src 'self' https:\/\/www\.googletagmanager\.com$/,
    )
    expect(policyFor('', allowedSites({ chatbot: true, oneTrustId: 'x' }))).toMatch(
      /connect-src 'self' https:\/\/cdn\.cookielaw\.org .*script-src 'self' https:\/\/cdn\.cookielaw\.org$/,
    )
  })
  test('lets Stripe in where it takes the payments, and nowhere else', () => {
    expect(policyFor('', allowedSites({ chatbot: false, cardForm: 'stripe' }))).toMatch(
      /connect-src 'self' https:\/\/api\.stripe\.com; frame-src .*https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com https:\/\/hooks\.stripe\.com; .*script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
    )
    expect(policyFor('', allowedSites({ chatbot: false }))).not.toContain('stripe')
  })
  test('lets nothing frame it, and no plugin in', () =>
    expect(policyFor('')).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'/))
})
