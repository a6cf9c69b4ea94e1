import { createHash, timingSafeEqual } from 'node:crypto'
import type { Environment } from '../environment/environment.ts'

/** Callers with the key; without a configured key, everybody in development only. */
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
