import pino, { type DestinationStream, type Logger } from 'pino'
import type { BufferedLines } from './buffered-lines.ts'

const secrets = [
  'cardNonce',
  'token',
  'password',
  'authorization',
  'giftCardNumber',
  'pin',
  'pinCode',
  'userToken',
  'nonce',
  'DATABASE_URL',
]

/** Redacts three levels, enough for our flat log entries. */
const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

export function jsonLogger(level: string, destination: DestinationStream): Logger {
  return pino({ level, redact: { paths, censor: '[secret]' }, serializers: { err: plainError } }, destination)
}

/** Logger that also reports how many lines it dropped. */
export function countingLogger(level: string, lines: BufferedLines): Logger {
  const log = jsonLogger(level, lines)
  lines.tellDropped((dropped) => log.warn({ dropped }, 'log lines dropped: the output is too slow'))
  return log
}

/** Keeps only safe fields, because the database driver's errors contain a statement's values. */
function plainError(reason: unknown): object {
  return reason instanceof Error
    ? {
        type: reason.name,
        message: reason.message,
        stack: reason.stack,
        ...('code' in reason ? { code: reason.code } : {}),
      }
    : { message: String(reason) }
}
