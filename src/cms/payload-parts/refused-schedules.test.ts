import type { ServerFunctionsContextType } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { staffText } from '../staff-words.ts'
import { refusedSchedules } from './refused-schedules.ts'

const asked = { type: 'publish' } as const
const answering = (answer: object) =>
  refusedSchedules<Pick<ServerFunctionsContextType, 'schedulePublish'>>({ schedulePublish: async () => answer }, 'fr')

test('what is scheduled is scheduled', async () =>
  expect(await answering({ message: 'Success' }).schedulePublish(asked)).toEqual({ message: 'Success' }))

test.each([
  ['Champ – requis', 'Champ – requis'],
  ['Error scheduling publish for document with ID 7 in collection pages', staffText('fr', 'schedule_failed')],
  ['Error deleting scheduled publish event with ID 7', staffText('fr', 'schedule_failed')],
])('of “%s” the drawer says “%s”', async (error, words) =>
  expect(answering({ error }).schedulePublish(asked)).rejects.toThrow(words),
)
