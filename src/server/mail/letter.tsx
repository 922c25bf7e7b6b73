import type { Letter } from './letter-data.ts'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import { render } from '@react-email/render'
import type { ReactElement, ReactNode } from 'react'
import { ORDER_NUMBER } from '../../domain/orders/order-number.ts'
import { shopColours, shopName } from '../../domain/shop-name.ts'
import { senderLines } from '../../domain/shop-sender.ts'
import { languageTag } from '../../domain/locale.ts'
import { letterText } from './letter-text.ts'
import type { Mail } from './mailer.ts'

/** The mail of a letter, in HTML and as plain text of the same words. */
export async function letterMail(to: string, letter: Letter): Promise<Mail> {
  const html = await render(<LetterBody {...letter} />)
  return {
    to,
    subject: letter.subject,
    html,
    text: letterText(letter),
    headers: { 'Content-Language': languageTag[letter.locale] },
  }
}

/** Dark where its reader wants that; a program that does not know it shows the light one. */
const SCHEMES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #0d1512 !important; }
  .card { background-color: #18231e !important; }
  .card p, .card h1, .card a { color: #edf1ee !important; }
  .card hr { border-color: #3a4842 !important; }
  .card .warning { background-color: #3d2c05 !important; color: #fbe3ae !important; }
}
`

const ink = '#14231d'
const soft = '#4d5a53'
const paper = {
  backgroundColor: '#f3f1ea',
  margin: 0,
  padding: '24px 12px',
  fontFamily: 'Archivo, system-ui, -apple-system, Segoe UI, sans-serif',
  color: ink,
}
const card = { backgroundColor: '#ffffff', borderRadius: '10px', padding: '28px 28px 24px', maxWidth: '600px' }
const words = { fontSize: '16px', lineHeight: '24px', margin: '0 0 14px', color: ink }
const small = { fontSize: '14px', lineHeight: '20px', margin: 0, color: soft }
const amountStyle = { ...words, margin: 0, textAlign: 'right' as const, whiteSpace: 'nowrap' as const }
const button = {
  color: '#ffffff',
  borderRadius: '6px',
  padding: '12px 24px',
  fontSize: '16px',
  fontWeight: 600,
  textAlign: 'center' as const,
  textDecoration: 'none',
  display: 'inline-block',
}

function LetterBody({
  locale,
  subject,
  paragraphs,
  warning,
  code,
  button: link,
  more,
  lines = [],
  amounts = [],
  blocks = [],
  notes = [],
}: Letter): ReactElement {
  const sender = senderLines(locale)
  return (
    <Html lang={languageTag[locale]}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{SCHEMES}</style>
      </Head>
      <Preview>{paragraphs[1] ?? paragraphs[0] ?? subject}</Preview>
      <Body className="paper" style={paper}>
        <Container className="card" style={card}>
          <Text
            style={{
              ...small,
              fontWeight: 700,
              letterSpacing: '0.14em',
              textTransform: 'uppercase',
              color: shopColours().main,
            }}
          >
            {shopName()}
          </Text>
          <Heading as="h1" style={{ fontSize: '26px', lineHeight: '32px', margin: '8px 0 16px', color: ink }}>
            {whole(subject)}
          </Heading>
          {warning && (
            <Text
              className="warning"
              style={{
                ...small,
                backgroundColor: '#fbeccb',
                color: '#4a3300',
                padding: '8px 12px',
                borderRadius: '6px',
                margin: '0 0 16px',
              }}
            >
              {warning}
            </Text>
          )}
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={{ ...words, whiteSpace: 'pre-line' }}>
              {whole(paragraph)}
            </Text>
          ))}
          {code && <CodeBox {...code} />}
          {link && (
            <Section style={{ margin: '8px 0 20px' }}>
              <Button href={link.href} style={{ ...button, backgroundColor: shopColours().main }}>
                {link.words}
              </Button>
            </Section>
          )}
          {more && (
            <Text style={words}>
              <Link
                href={more.href}
                style={{ color: shopColours().main, fontWeight: 600, textDecoration: 'underline' }}
              >
                {more.words}
              </Link>
            </Text>
          )}
          {lines.length > 0 && <Hr style={{ borderColor: '#dcd8cc', margin: '8px 0' }} />}
          {lines.map(({ title, details, amount }) => (
            <Row key={`${title} ${details}`}>
              <Column style={{ padding: '8px 12px 8px 0', verticalAlign: 'top' }}>
                <Text style={{ ...words, margin: 0, fontWeight: 600 }}>{title}</Text>
                <Text style={small}>{details}</Text>
              </Column>
              {amount && (
                <Column style={{ padding: '8px 0', verticalAlign: 'top', width: '110px' }}>
                  <Text style={amountStyle}>{amount}</Text>
                </Column>
              )}
            </Row>
          ))}
          {amounts.length > 0 && <Hr style={{ borderColor: '#dcd8cc', margin: '8px 0' }} />}
          {amounts.map(({ label, value, strong }) => (
            <Row key={label}>
              <Column style={{ padding: '3px 12px 3px 0', verticalAlign: 'top' }}>
                <Text style={{ ...words, margin: 0, ...(strong ? { fontWeight: 700 } : { color: soft }) }}>
                  {label}
                </Text>
              </Column>
              <Column style={{ padding: '3px 0', verticalAlign: 'top', width: '130px' }}>
                <Text style={{ ...amountStyle, ...(strong && { fontWeight: 700 }) }}>{value}</Text>
              </Column>
            </Row>
          ))}
          {blocks.map((block) => (
            <Section key={block.heading} style={{ marginTop: '20px' }}>
              <Text style={{ ...small, fontWeight: 700, color: ink }}>{block.heading}</Text>
              {block.lines.map((line) => (
                <Text key={line} style={{ ...small, whiteSpace: 'pre-line' }}>
                  {whole(line)}
                </Text>
              ))}
            </Section>
          ))}
          {notes.length > 0 && <Hr style={{ borderColor: '#dcd8cc', margin: '8px 0 14px' }} />}
          {notes.map(({ text, link: at }) => (
            <Text key={text} style={{ ...small, margin: '0 0 6px' }}>
              {text}
              {at && (
                <>
                  {' '}
                  <Link href={at.href} style={{ color: soft, textDecoration: 'underline' }}>
                    {at.words}
                  </Link>
                </>
              )}
            </Text>
          ))}
          {sender.length > 0 && (
            <Text style={{ ...small, margin: '14px 0 0', whiteSpace: 'pre-line' }}>{sender.join('\n')}</Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

/** What no end of a line breaks: the number of an order, a telephone number, how many of what. */
const UNBROKEN = new RegExp(`(${ORDER_NUMBER}|\\d{3}[\\u00a0-]\\d{3}-\\d{4}|\\d+\\u00a0× \\S+)`)
const whole = (words: string): ReactNode =>
  words.split(UNBROKEN).map((text, place) =>
    place % 2 === 1 ? (
      <span key={`${place} ${text}`} style={{ whiteSpace: 'nowrap' }}>
        {text}
      </span>
    ) : (
      text
    ),
  )

const CodeBox = ({ label, code }: NonNullable<Letter['code']>) => (
  <Section
    style={{
      border: `2px dashed ${shopColours().main}`,
      borderRadius: '8px',
      padding: '16px 6px',
      margin: '4px 0 20px',
      textAlign: 'center',
    }}
  >
    <Text
      style={{
        fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
        ...(code.length > 8
          ? { fontSize: '19px', lineHeight: '28px', letterSpacing: '0.02em' }
          : { fontSize: '32px', lineHeight: '40px', letterSpacing: '0.18em' }),
        fontWeight: 600,
        whiteSpace: 'nowrap',
        margin: 0,
        color: ink,
      }}
    >
      {code}
    </Text>
    {label && <Text style={{ ...small, marginTop: '6px' }}>{label}</Text>}
  </Section>
)
