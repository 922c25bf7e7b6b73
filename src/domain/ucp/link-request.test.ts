import { describe, expect, test } from 'vitest'
import { CHECKOUT_SCOPE, ORDER_SCOPE } from './identity-linking.ts'
import { isReturnAddress, linkMembers, readLinkRequest, returnAddressesIn } from './link-request.ts'

const whole = {
  response_type: 'code',
  scope: `${ORDER_SCOPE} ${CHECKOUT_SCOPE}`,
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
}

describe('what an agent asks for', () => {
  test('is what its address says once', () =>
    expect(linkMembers(new URLSearchParams('scope=a&state=x&scope=b'))).toEqual({ state: 'x' }))

  test('is read with its scopes in the order in which the page says them', () =>
    expect(readLinkRequest(whole)).toEqual({
      scopes: [CHECKOUT_SCOPE, ORDER_SCOPE],
      challenge: whole.code_challenge,
    }))

  test.each([
    [{ response_type: undefined }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_mode: 'fragment' }, 'invalid_request'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge: `${whole.code_challenge}=` }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ scope: undefined }, 'invalid_scope'],
    [{ scope: ' ' }, 'invalid_scope'],
    [{ scope: `${ORDER_SCOPE} openid` }, 'invalid_scope'],
  ])('with %o is %s', (wrong, fault) => expect(readLinkRequest({ ...whole, ...wrong })).toBe(fault))
})

describe('an agent is answered', () => {
  test.each([
    ['https://agent.example.com/return', true],
    ['https://agent.example.com:8443/return?for=shop', true],
    ['http://127.0.0.1/return', true],
    ['http://[::1]:9000/return', true],
    // Without encryption on its own machine only.
    ['http://agent.example.com/return', false],
    ['http://localhost/return', false],
    ['http://127.0.0.1.example.com/return', false],
    ['https://user@agent.example.com/return', false],
    ['https://agent.example.com/return#here', false],
    ['https://intranet/return', false],
    ['https://agent.example.com/re turn', false],
    ['javascript:alert(1)', false],
    ['com.example.agent:/return', false],
  ])('at %s: %s', (address, isOne) => expect(isReturnAddress(address)).toBe(isOne))

  test('at each address of a field, one on each line', () => {
    const two = ['https://agent.example.com/a', 'https://agent.example.com/b']
    expect(returnAddressesIn(` ${two[0]}\r\n\n${two[1]} `)).toEqual(two)
    expect(returnAddressesIn('')).toEqual([])
    expect(returnAddressesIn(`${two[0]}\nnowhere`)).toBeUndefined()
    expect(
      returnAddressesIn(Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`).join('\n')),
    ).toBeUndefined()
  })
})
