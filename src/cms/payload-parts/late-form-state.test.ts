import type { ServerFunctionsContextType } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { Saves, withoutLateState } from './late-form-state.ts'

const asked: FormState = {
  title: { value: '' },
  slices: { rows: [{ id: 'a' }, { id: 'b', isLoading: true }] },
  'slices.0.heading': { value: '' },
  'slices.1.id': { value: 'b' },
}
const state: FormState = {
  title: {},
  slices: { rows: [{ id: 'a' }, { id: 'b' }] },
  'slices.0.heading': {},
  'slices.1.id': {},
  'slices.1.heading': {},
  'summary.length': { addedByServer: true },
}

/** What the form receives of an answer, with what happens to its saves before and after it was asked. */
async function received(before: (saves: Saves) => void, after: (saves: Saves) => void, more = {}): Promise<string[]> {
  const saves = new Saves()
  before(saves)
  const { getFormState } = withoutLateState<Pick<ServerFunctionsContextType, 'getFormState'>>(
    {
      async getFormState() {
        after(saves)
        return { state }
      },
    },
    saves,
  )
  const answer = await getFormState({ ...more, formState: asked, schemaPath: 'pages', operation: 'update' } as never)
  return Object.keys(('state' in answer && answer.state) || {})
}

const nothing = () => {}
const save = (saves: Saves) => {
  saves.begin()
  saves.end()
}
const waited = ['slices', 'slices.1.id', 'slices.1.heading', 'summary.length']

test.each<[string, (saves: Saves) => void, (saves: Saves) => void, string[]]>([
  ['no save meanwhile is taken whole', nothing, nothing, Object.keys(state)],
  ['a save before it was asked is taken whole', save, nothing, Object.keys(state)],
  ['a save that began later is taken for what it waits for', nothing, (saves) => saves.begin(), waited],
  ['a save that ended meanwhile, too', nothing, save, waited],
  ['a save that was under way when it was asked, too', (saves) => saves.begin(), (saves) => saves.end(), waited],
])('an answer with %s', async (_, before, after, expected) => expect(await received(before, after)).toEqual(expected))

test('what a save asks of its document is taken whole', async () =>
  expect(await received((saves) => saves.begin(), nothing, { data: { title: 'New' } })).toEqual(Object.keys(state)))
