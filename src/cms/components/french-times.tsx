'use client'
import type { ReactNode } from 'react'
import { sayFrenchTimes } from '../french-times.ts'

// When the module is loaded, which is before Payload asks for the language of its dates.
void sayFrenchTimes()

export const FrenchTimes = ({ children }: { children?: ReactNode }) => children
