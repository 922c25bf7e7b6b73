import type { ServerFunctionsContextType } from '@payloadcms/ui'
import type { FormState } from 'payload'

type Asking = Pick<ServerFunctionsContextType, 'getFormState'>

/** The saves of the forms of a page, as each of them says (every-form/first-error.tsx). */
export class Saves {
  #begun = 0
  #underWay = 0

  begin(): void {
    this.#begun++
    this.#underWay++
  }

  end(): void {
    this.#underWay--
  }

  /** Whether a save was under way at any time from now on. */
  fromNow(): () => boolean {
    const begun = this.#begun
    const isUnderWay = this.#underWay > 0
    return () => isUnderWay || this.#begun !== begun
  }
}

export const saves = new Saves()

/**
 * After each change a form asks what the server makes of it. Where the answer comes after a save was refused, Payload
 * takes the reasons of the refusal from their fields, since the form as it was had none: then only what the form waits
 * for is taken from it, which is the fields of rows that were just added. What a save itself asks has its document.
 */
export const withoutLateState = <Functions extends Asking>(functions: Functions, known: Saves): Functions => ({
  ...functions,
  async getFormState(asked) {
    const isLate = known.fromNow()
    const answer = await functions.getFormState(asked)
    if (asked.data || !isLate() || !('state' in answer) || !answer.state) return answer
    return { ...answer, state: waitedFor(answer.state, asked.formState ?? {}) }
  },
})

function waitedFor(state: FormState, asked: FormState): FormState {
  const lists = Object.entries(asked).filter(([, { rows }]) => rows?.some(({ isLoading }) => isLoading))
  const rows = lists.flatMap(([path, list]) =>
    (list.rows ?? []).flatMap(({ isLoading }, index) => (isLoading ? [`${path}.${index}.`] : [])),
  )
  const isWaitedFor = (path: string) =>
    lists.some(([list]) => list === path) || rows.some((row) => path.startsWith(row))
  return Object.fromEntries(Object.entries(state).filter(([path, field]) => field.addedByServer || isWaitedFor(path)))
}
