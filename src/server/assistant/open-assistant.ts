import type { Payload } from 'payload'
import type { Env } from '../app/env.ts'
import type { Shop } from '../app/shop.ts'
import type { checkoutForRequest } from '../checkout/checkout-for-request.ts'
import { rowsOf } from '../database/database.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import { pagePaths } from '../pages/content.ts'
import { Answers } from './answers.ts'
import { assistantApi } from './assistant-api.ts'
import { tokenBudget } from './budget.ts'
import { Knowledge } from './knowledge.ts'
import { LanguageModel } from './language-model.ts'
import { noteLetter } from './person-mail.ts'

type Parts = {
  payload(): Promise<Payload>
  shop: Shop
  checkoutOf: ReturnType<typeof checkoutForRequest>
  limits: RequestLimits
  log(sentence: string): void
}

/** The chatbot: answers by rules, and by a language model where there is a key. */
export function openAssistant(env: Env, { payload, shop, checkoutOf, limits, log }: Parts) {
  const answers = new Answers({ shop, knowledge: new Knowledge(shop, async () => pagePaths(await payload())) })
  const model = env.ASSISTANT_API_KEY
    ? new LanguageModel({
        url: env.ASSISTANT_URL,
        key: env.ASSISTANT_API_KEY,
        model: env.ASSISTANT_MODEL,
        answers,
        budget: tokenBudget(payload, env.ASSISTANT_DAILY_TOKENS),
      })
    : undefined
  return assistantApi({
    answers,
    ...(model && { model }),
    noteLetter: async (letter) => noteLetter(rowsOf(await payload()), letter),
    findOrder: (request, response, key) => checkoutOf(request, response).findOrder(key),
    isTooMany: limits.isOverLimit,
    log,
  })
}
