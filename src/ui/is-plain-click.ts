type Modifiers = Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>>

/** Whether a click on a link asks for no tab, window or download of its own, so that a dialog may open in its place. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey
