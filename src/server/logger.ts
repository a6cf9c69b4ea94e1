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

/** Redacts three levels; log entries are flat by custom. */
const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

export function jsonLogger(level: string, destination: DestinationStream): Logger {
  return pino({ level, redact: { paths, censor: '[secret]' }, serializers: { err: plainError } }, destination)
}

/** Reports lines that it dropped. */
export function countingLogger(level: string, lines: BufferedLines): Logger {
  const log = jsonLogger(level, lines)
  lines.tellDropped((dropped) => log.warn({ dropped }, 'log lines dropped: the output is too slow'))
  return log
}

/** The database driver puts a statement's values into other fields. */
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
