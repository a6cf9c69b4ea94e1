import { relative, resolve } from 'node:path'

export function brandsFolder() {
  return relative(process.cwd(), resolve(process.env.BRANDS_DIR || 'brands'))
}
