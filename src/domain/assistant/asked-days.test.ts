import { expect, test } from 'vitest'
import type { Locale } from '../locale.ts'
import { askedDays } from './asked-days.ts'

/** A Friday. */
const today = '2026-11-27'
const exceptions = [
  { date: '2026-12-24', name: 'Christmas Eve' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2027-02-15', name: 'Family Day' },
  { date: '2026-11-01', name: 'Inventory' },
]

test.each<[Locale, string, string[]]>([
  ['en', 'Is the Ottawa store open on December 25?', ['2026-12-25']],
  ['en', 'Is it open Friday, December 25th, 2026?', ['2026-12-25']],
  ['en', 'open on the 25th of December?', ['2026-12-25']],
  ['en', 'open Dec. 25?', ['2026-12-25']],
  ['en', 'open January 1?', ['2027-01-01']],
  ['en', 'open November 26?', ['2027-11-26']],
  ['en', 'open February 29?', ['2028-02-29']],
  ['en', 'open June 31?', []],
  ['en', 'open 2026-12-26?', ['2026-12-26']],
  ['en', 'open on the 3rd?', ['2026-12-03']],
  ['en', 'Are you open at Christmas?', ['2026-12-25']],
  ['en', 'Are you open on Christmas Eve?', ['2026-12-24']],
  ['en', 'hours on Boxing Day', ['2026-12-26']],
  ['en', 'Are you open New Year’s Eve?', ['2026-12-31']],
  ['en', 'Are you open on New Year’s Day?', ['2027-01-01']],
  ['en', 'Are you open on Family Day?', ['2027-02-15']],
  ['en', 'Is it open for the inventory?', []],
  ['en', 'What time do you open tomorrow?', ['2026-11-28']],
  ['en', 'and the day after tomorrow?', ['2026-11-29']],
  ['en', 'Are you open on Saturdays?', ['2026-11-28']],
  ['en', 'Are you open Friday?', ['2026-11-27']],
  ['en', 'Are you open next Friday?', ['2026-12-04']],
  ['en', 'Are you open on Saturday and Sunday?', ['2026-11-28', '2026-11-29']],
  ['en', 'Are you open on the weekend?', ['2026-11-28', '2026-11-29']],
  ['en', 'Are you open today?', []],
  ['en', 'May I come at 5?', []],
  ['fr', 'Est-ce que le magasin d’Ottawa est ouvert le 25 décembre ?', ['2026-12-25']],
  ['fr', 'ouvert le 1er janvier 2027 ?', ['2027-01-01']],
  ['fr', 'ouvert le 25 déc. ?', ['2026-12-25']],
  ['fr', 'ouvert le 2 janv. ?', ['2027-01-02']],
  ['en', 'open Sept 7?', ['2027-09-07']],
  ['fr', 'ouvert le 3 ?', ['2026-12-03']],
  ['fr', 'ouvert à Noël ?', ['2026-12-25']],
  ['fr', 'ouvert la veille de Noël ?', ['2026-12-24']],
  ['fr', 'ouvert le lendemain de Noël ?', ['2026-12-26']],
  ['fr', 'ouvert au jour de l’An ?', ['2027-01-01']],
  ['fr', 'ouvert à la Saint-Jean-Baptiste ?', ['2027-06-24']],
  ['fr', 'À quelle heure ouvrez-vous demain ?', ['2026-11-28']],
  ['fr', 'ouvert après-demain ?', ['2026-11-29']],
  ['fr', 'ouvert samedi ?', ['2026-11-28']],
  ['fr', 'ouvert vendredi prochain ?', ['2026-12-04']],
  ['fr', 'ouvert la fin de semaine ?', ['2026-11-28', '2026-11-29']],
  ['fr', 'ouvert aujourd’hui ?', []],
  ['fr', 'Quelles sont vos heures ?', []],
])('%s: %s', (locale, question, days) => expect(askedDays(question, locale, today, exceptions)).toEqual(days))
