import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { inShop } from '../../domain/shop-name.ts'
import { chatbotEvent } from '../../domain/analytics/chatbot-events.ts'
import { LONGEST_QUESTION } from '../../domain/assistant/question-length.ts'
import type { AssistantStore } from '../../domain/assistant/reply.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { push } from '../analytics/push.ts'
import { ask, chat } from './chat-store.ts'
import type { ChatPanelProps } from './chatbot.tsx'
import { ReplyView } from './reply-view.tsx'
import { topicText } from './topic-words.ts'

type Props = ChatPanelProps & {
  /** The opening hours of a store, as the shop says them everywhere. */
  renderHours(store: AssistantStore): ReactNode
}

const none = () => []

/** The conversation: topics to begin with, then questions and answers, newest last (acceptance 43, 120). */
export function ChatPanel({ locale, topics, open, onClose, renderHours }: Props) {
  const exchanges = useSyncExternalStore(chat.subscribe, chat.now, none)
  const { pathname } = useLocation()
  const end = useRef<HTMLDivElement>(null)
  const last = exchanges.at(-1)
  const parts = last?.parts.length
  const say = (question: string) => {
    // A thread begins with its first question, not with a look.
    if (chat.now().length === 0) push(chatbotEvent('thread created', pathname))
    void ask(question, locale)
  }
  const choose = (topic: string) => {
    push(chatbotEvent('menu clicked', pathname))
    say(topic)
  }

  useEffect(() => {
    if (open) end.current?.scrollIntoView({ block: 'end' })
  }, [open, last?.id, parts])

  return (
    <SidePanel
      side="right"
      open={open}
      onClose={onClose}
      heading={m.assistant_heading(inShop())}
      closeLabel={m.shell_close()}
      footer={<QuestionForm onAsk={say} waiting={last?.state === 'waiting'} />}
    >
      <div className="flex flex-col gap-5 p-5">
        <p>{m.assistant_hello()}</p>
        {exchanges.length === 0 && <Topics topics={topics} onChoose={choose} />}
        <ol aria-live="polite" className="flex flex-col gap-5">
          {exchanges.map(({ id, question, parts: shown, state }) => (
            <li key={id} className="flex flex-col gap-3">
              <p className="ml-auto max-w-[85%] rounded-card bg-spruce px-4 py-2.5 text-white wrap-break-word">
                <span className="sr-only">{m.assistant_you()} </span>
                {question}
              </p>
              {state === 'waiting' && shown.length === 0 && <p className="text-ink-soft">{m.assistant_waiting()}</p>}
              {shown.map((part, at) => (
                // Parts only ever come behind those that are there.
                <ReplyView key={at} part={part} locale={locale} renderHours={renderHours} onLeave={onClose} />
              ))}
              {state === 'failed' && <p role="alert">{m.assistant_failed()}</p>}
              {state === 'too-many' && <p role="alert">{m.assistant_too_many()}</p>}
            </li>
          ))}
        </ol>
        {last && last.state !== 'waiting' && (
          <button
            type="button"
            onClick={chat.forget}
            className="inline-flex min-h-11 items-center self-start text-sm underline underline-offset-4"
          >
            {m.assistant_again()}
          </button>
        )}
        <div ref={end} />
      </div>
    </SidePanel>
  )
}

const Topics = ({ topics, onChoose }: Pick<Props, 'topics'> & { onChoose(topic: string): void }) => (
  <ul aria-label={m.assistant_topics()} className="flex flex-col gap-2">
    {topics.map((topic) => (
      <li key={topic}>
        <Button
          variant="secondary"
          onClick={() => onChoose(topicText[topic]())}
          className="w-full justify-start text-left"
        >
          {topicText[topic]()}
        </Button>
      </li>
    ))}
  </ul>
)

function QuestionForm({ onAsk, waiting }: { onAsk(question: string): void; waiting: boolean }) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (question === '' || waiting) return
    setText('')
    onAsk(question)
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 px-5 py-4">
      <label className="min-w-0 flex-1 text-sm font-semibold">
        {m.assistant_question()}
        <input
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="send"
          className="mt-1 h-11 w-full rounded-card border border-line-strong bg-ground-soft px-3.5 text-base font-normal hover:border-ink focus:bg-surface"
        />
      </label>
      <Button type="submit" aria-disabled={waiting || undefined}>
        {m.assistant_send()}
      </Button>
    </form>
  )
}
