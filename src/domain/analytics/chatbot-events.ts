/** The chatbot events that the shop tracks, literally (specification section 3; acceptance 120). */
export const chatbotEventNames = ['thread created', 'menu clicked', 'floating button clicked'] as const
export type ChatbotEventName = (typeof chatbotEventNames)[number]

export type ChatbotInteraction = { event: 'chatbot_interaction'; event_name: ChatbotEventName; page_path: string }

/** A chatbot event on the page of a path such as `/en/stores` (acceptance 120). */
export const chatbotEvent = (event_name: ChatbotEventName, pagePath: string): ChatbotInteraction => ({
  event: 'chatbot_interaction',
  event_name,
  page_path: pagePath,
})
