'use client'
import { ChevronIcon, ReactSelect } from '@payloadcms/ui'
import { useId, useState, type ComponentProps } from 'react'
import type { Choice } from '../choices.ts'
import { withSwatch } from '../fields/key-select.tsx'
import { useGridWords } from './grid-words.ts'
import type { OptionKind, ProductOptions } from './use-options.ts'

type Props = { kind: OptionKind; options: ProductOptions; disabled: boolean }
const words = { colour: 'colours', size: 'sizes' } as const

/** The colours, or the sizes, that a product comes in. A size that no product has may be named. */
export function OptionPicker({ kind, options: { own, choices, add, addSize, remove }, disabled }: Props) {
  const { say } = useGridWords()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const chosen = own[kind]
  const known = choices[kind] ?? []
  const isNew = kind === 'size' && typed.trim() !== '' && !known.some(({ label }) => isSame(label, typed))
  const offered: Choice[] = [
    ...known
      .filter(({ value }) => !chosen.some((each) => each.value === value))
      // “S” is S, though XS comes before it.
      .toSorted((a, b) => Number(isSame(b.label, typed)) - Number(isSame(a.label, typed))),
    ...(isNew ? [{ value: NEW, label: say('new_size', { name: typed.trim() }) }] : []),
  ]
  const looks = {
    components: { DropdownIndicator: Arrow },
    formatOptionLabel: withSwatch,
    closeMenuOnSelect: false,
    // Tab leaves the field; it must not choose what merely comes first.
    tabSelectsValue: false,
    filterOption: ({ value, label }: { value: string; label: string }, search: string) =>
      value === NEW || isFound(kind, label.toLowerCase(), search.trim().toLowerCase()),
  }
  const choose = (picked: unknown) => {
    const keys = ((picked as Choice[] | null) ?? []).map(({ value }) => value)
    const [more] = keys.filter((key) => !chosen.some(({ value }) => value === key))
    const [less] = chosen.filter(({ value }) => !keys.includes(value))
    if (more === NEW) addSize(typed.trim())
    else if (more !== undefined) add(kind, more)
    else if (less) remove(kind, less.value)
    setTyped('')
  }
  return (
    // Tab would stop at the list, which scrolls, before the next field: it is closed first.
    <div className="variants__option" onKeyDownCapture={({ key }) => key === 'Tab' && setOpen(false)}>
      <label htmlFor={id}>{say(words[kind])}</label>
      <ReactSelect
        {...looks}
        inputId={id}
        disabled={disabled}
        backspaceRemovesValue={false}
        isClearable={false}
        isLoading={choices[kind] === undefined}
        isMulti
        isSortable={false}
        menuIsOpen={isOpen}
        noOptionsMessage={() => say('nothing')}
        onInputChange={setTyped}
        onMenuOpen={() => setOpen(true)}
        onMenuClose={() => setOpen(false)}
        onChange={choose}
        options={offered}
        placeholder={say('choose')}
        value={chosen}
      />
    </div>
  )
}

/** The arrow of the field, for the mouse only: Payload’s is a button, on which Tab stops before the next field. */
const Arrow = ({ innerProps }: { innerProps: ComponentProps<'span'> }) => (
  <span {...innerProps} aria-hidden className="dropdown-indicator">
    <ChevronIcon className="dropdown-indicator__icon" />
  </span>
)

/** A size by its beginning, or “S” would stay with XS, which comes before it; a colour by any part. */
const isFound = (kind: OptionKind, label: string, typed: string) =>
  kind === 'size' ? label.startsWith(typed) : label.includes(typed)

/** No key has capitals. */
const NEW = 'NEW'
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
