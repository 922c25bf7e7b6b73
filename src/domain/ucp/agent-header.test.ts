import { expect, test } from 'vitest'
import { readAgentHeader } from './agent-header.ts'

test.each([
  ['profile="https://agent.example/profile"', { profile: 'https://agent.example/profile' }],
  ['profile="https://a.example/p"; version="2026-01-11"', { profile: 'https://a.example/p', version: '2026-01-11' }],
  ['version="2026-01-11", profile="x"', { profile: 'x', version: '2026-01-11' }],
  ['version="2026-01-11"', undefined],
  ['myprofile="https://a.example/p"', undefined],
  ['profile=https://a.example/p', undefined],
  ['profile=""', undefined],
  [`profile="https://a.example/${'p'.repeat(300)}"`, undefined],
  [undefined, undefined],
  [['profile="x"'], undefined],
])('%j names %j', (header, agent) => expect(readAgentHeader(header)).toEqual(agent))
