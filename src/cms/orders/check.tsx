'use client'

/** A box to tick. */
export const Check = ({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) => (
  <label className="order-sheet__check">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {label}
  </label>
)
