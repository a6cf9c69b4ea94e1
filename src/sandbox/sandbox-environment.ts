import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { complaints } from '../../src-contract/codec/complaints.ts'
import { text } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import { withFallback } from '../../src-contract/codec/with-fallback.ts'
import { numberText } from '../environment/number-text.ts'

export const sandboxEnvironmentCodec = shape('the environment', {
  required: {
    PORT: withFallback(numberText('a port from 0 to 65535', 65_535), 4000),
    HOST: withFallback(text, 'localhost'),
    LEDGER_FILE: text,
    SANDBOX_DELAY: withFallback(numberText('milliseconds from 0 to 60000', 60_000), 0),
    SANDBOX_LOSES_EVERY: withFallback(numberText('a number of calls from 0 to 100000', 100_000), 0),
  },
})

export function readSandboxEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Either<string, typeof sandboxEnvironmentCodec._A> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const seen = sandboxEnvironmentCodec.decode(set)
  return isLeft(seen) ? left(`The environment cannot be used: ${complaints(seen.left)}.`) : right(seen.right)
}
