'use client'
import type { SetUp } from '../../domain/accounts/second-step.ts'
import { secondStepWord } from './second-step-words.ts'

/** The key for an app: to scan, to open on this device, and to type. */
export function SetUpSteps({ setUp: { key, link, picture }, language }: { setUp: SetUp; language: string }) {
  const { size, path } = picture
  return (
    <>
      <p>{secondStepWord(language, 'scan')}</p>
      <svg
        className="second-step__picture"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={secondStepWord(language, 'picture')}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>
        {secondStepWord(language, 'key')} <code className="second-step__key">{key}</code>
      </p>
      <p>
        <a href={link}>{secondStepWord(language, 'open')}</a>
      </p>
      <p>{secondStepWord(language, 'then')}</p>
    </>
  )
}
