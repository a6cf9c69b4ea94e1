import type { AuditLine } from '../../src-domain/staff/audit-gateway.ts'
import type { Words } from '../messages/words-context.tsx'

/** A line of the audit log as a sentence. Actions of later versions get a general one. */
export function actionWords(words: Words['staff']['audit'], { by, who, action, subject }: AuditLine): string {
  const person = by === 'member' && who !== undefined ? who : by === 'operator' ? words.operator : words.left
  const sentence = Object.entries(words.sentences).find(([name]) => name === action)?.[1]
  return sentence === undefined
    ? words.other({ who: person, action })
    : sentence({ who: person, subject: subject ?? words.unknown })
}
