import { createHash, timingSafeEqual } from 'node:crypto'
import type { Environment } from '../environment/environment.ts'

/** Allows callers with the key. Without a configured key, development allows all callers, other environments none. */
export function metricsReaders({
  METRICS_KEY: key,
  APP_ENV: appEnv,
}: Pick<Environment, 'METRICS_KEY' | 'APP_ENV'>): (authorization: string | undefined) => boolean {
  if (key === undefined) return () => appEnv === 'development'
  const wanted = digest(`Bearer ${key}`)
  return (authorization) => timingSafeEqual(digest(authorization ?? ''), wanted)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
