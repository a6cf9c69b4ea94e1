import type { MailHouse } from './mail-house.ts'
import { Heading, mailHtml, NextSteps, type NextStepsProps, Paragraph } from './mail-html.tsx'

interface PromisePage extends Pick<NextStepsProps, 'link' | 'call'> {
  readonly language: string
  readonly title: string
  readonly number: string
  readonly lead: string
  readonly time: string
  readonly why: string
  readonly house: MailHouse
}

export function promiseHtml({ language, title, number, lead, time, why, house, ...ways }: PromisePage): string {
  const body = (
    <>
      <Heading>{number}</Heading>
      <Paragraph>{lead}</Paragraph>
      <Paragraph style={{ fontSize: 20, lineHeight: '28px', fontWeight: 'bold' }}>{time}</Paragraph>
      <NextSteps {...ways} colours={house.dress.colours} />
    </>
  )
  return mailHtml({ language, title, house, body, foot: why })
}
