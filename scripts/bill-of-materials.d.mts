interface Lockfile {
  readonly packages: Readonly<Record<string, object>>
}

export function withoutTools(lock: Lockfile): Lockfile
export function billOfMaterials(): string
