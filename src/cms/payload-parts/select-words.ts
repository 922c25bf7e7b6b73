import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'
import { labelText, type SelectOption } from './option-labels.ts'

/** What Payload's library of choosers says something of; it passes more. */
type Guided = {
  context: string
  isInitialFocus: boolean
  isSearchable: boolean
  isMulti: boolean
  'aria-label'?: string
}
type Changed = {
  action: string
  options?: readonly SelectOption[]
  isDisabled?: boolean | null
  option?: SelectOption
  removedValue?: SelectOption
  value?: unknown
}
type Focused = {
  context: string
  focused: SelectOption
  options: readonly unknown[]
  selectValue?: readonly unknown[]
  isAppleDevice: boolean
}
type Filtered = { inputValue: string; resultsMessage: string }

export type SelectWords = {
  guidance: (of: Guided) => string
  onChange: (of: Changed) => string
  onFocus: (of: Focused) => string
  onFilter: (of: Filtered) => string
}

/** What a chooser says to screen readers. Payload passes its library nothing, which then says it in English. */
export function selectWords(locale: Locale): SelectWords {
  const say = (name: Parameters<typeof staffText>[1], values = {}) => staffText(locale, name, values)
  return {
    guidance: ({ context, isInitialFocus, isSearchable, isMulti, 'aria-label': label }) => {
      if (context === 'menu') return say('select_guidance_menu')
      if (context === 'value') return say('select_guidance_value')
      if (!isInitialFocus) return ''
      const parts = [label && `${label}.`, isSearchable && say('select_filter'), say('select_open')]
      return [...parts, isMulti && say('select_values')].filter(Boolean).join(' ')
    },
    onChange: ({ action, options = [], isDisabled, option, removedValue, value }) => {
      const label = labelText(removedValue ?? option ?? (Array.isArray(value) ? undefined : (value as SelectOption)))
      if (action === 'clear') return say('select_cleared')
      if (action === 'initial-input-focus')
        return options.length > 0 ? say('select_chosen', { label: options.map(labelText).join(', ') }) : ''
      if (action === 'select-option') return say(isDisabled ? 'select_unavailable' : 'select_chosen', { label })
      const isRemoved = ['deselect-option', 'pop-value', 'remove-value'].includes(action)
      return isRemoved ? say('select_removed', { label }) : ''
    },
    onFocus: ({ context, focused, options, selectValue = [], isAppleDevice }) => {
      // Other devices read what is focused in the list by themselves.
      if (context === 'menu' && !isAppleDevice) return ''
      const among = context === 'menu' ? options : selectValue
      return say('select_position', { label: labelText(focused), n: among.indexOf(focused) + 1, all: among.length })
    },
    onFilter: ({ inputValue, resultsMessage: count }) =>
      inputValue ? say('select_results_for', { text: inputValue, count }) : say('select_results', { count }),
  }
}
