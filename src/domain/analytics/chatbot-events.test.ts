import { expect, test } from 'vitest'
import { chatbotEvent } from './chatbot-events.ts'

test.each(['thread created', 'menu clicked', 'floating button clicked'] as const)(
  '"%s" carries the page path (acceptance 120)',
  (name) =>
    expect(chatbotEvent(name, '/en/stores')).toEqual({
      event: 'chatbot_interaction',
      event_name: name,
      page_path: '/en/stores',
    }),
)
