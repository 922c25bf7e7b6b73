'use client'
export function OrderSheet() {
  return null
}
