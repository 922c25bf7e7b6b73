import type { ChatTopic } from '../../domain/shell/chatbot-parts.ts'
import { m } from '../../paraglide/messages.js'

/** A topic to begin with; chosen, it is asked in these words. */
export const topicText: Record<ChatTopic, () => string> = {
  order: m.assistant_topic_order,
  delivery: m.assistant_topic_delivery,
  returns: m.assistant_topic_returns,
  hours: m.assistant_topic_hours,
  person: m.assistant_topic_person,
}
