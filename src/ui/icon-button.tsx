import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  iconSize?: number
}

/** A button that is only an icon, 44 px square however large the text is set; `label` is its name. */
export function IconButton({ icon, label, iconSize = 24, type = 'button', className = '', ...rest }: Props) {
  return (
    <button type={type} aria-label={label} className={`icon-button ${className}`} {...rest}>
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
