import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'

/** "https://order.example", for links in mails; undefined if not configured. */
export function brandOrigin(brand: LoadedBrand, environment: Environment): string | undefined {
  return brand.origin ?? ownOrigin(brand, environment)
}

/** Development's shop listens on this machine. */
function ownOrigin({ hosts }: LoadedBrand, { APP_ENV: appEnv, PORT: port }: Environment): string | undefined {
  const host = hosts.find((one) => one === 'localhost' || one.endsWith('.localhost'))
  return appEnv === 'development' && port !== 0 && host !== undefined ? `http://${host}:${port}` : undefined
}
