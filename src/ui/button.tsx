import type { ComponentProps } from 'react'
import { PageLink } from './page-link.tsx'

/** `danger` removes one item and appears among other buttons; `final` cannot be undone and appears alone. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'final'
type Size = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: Variant; size?: Size }

// Their names in full: the style sheet has those that it finds written somewhere.
const variants: Record<Variant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
  final: 'button-final',
}
const sizes: Record<Size, string> = { sm: 'button-sm', md: 'button-md', lg: 'button-lg' }

/**
 * The classes of a button (app.css), for what must look like one and is neither a `button` nor a link (a `summary`, a `label`).
 */
export const buttonLook = ({ variant = 'primary', size = 'md' }: ButtonLook = {}) =>
  `button ${variants[variant]} ${sizes[size]}`

export function Button({
  variant,
  size,
  type = 'button',
  className = '',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={`${buttonLook({ variant, size })} ${className}`} {...rest} />
}

/** A link that looks like a button. `reloadDocument` for addresses outside the shop's own pages. */
export function ButtonLink({ variant, size, className = '', ...rest }: ButtonLook & ComponentProps<typeof PageLink>) {
  return <PageLink className={`${buttonLook({ variant, size })} ${className}`} {...rest} />
}
