import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";

/**
 * Reduces a contract to what browsers load of it: the method and path of each endpoint, and constants. Schemas, and zod
 * with them, are loaded by files that import one, or by `loadBody` when a form is sent.
 */
export default async function schemasLoader() {
  const done = this.async();
  try {
    const exported = await evaluate(this.resourcePath);
    const file = JSON.stringify(`./${path.basename(this.resourcePath)}?schemas`);
    done(
      null,
      Object.entries(exported)
        .map(([name, value]) => declaration(name, value, file))
        .join("\n"),
    );
  } catch (error) {
    done(error);
  }
}

async function evaluate(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    write: false,
    // The build reports an error where a page needs the file. A file of an older version may be only in its cache.
    logLevel: "silent",
  });
  const module = { exports: {} };
  new Function("module", "exports", "require", outputFiles[0].text)(
    module,
    module.exports,
    createRequire(file),
  );
  return module.exports;
}

function declaration(name, value, file) {
  if (isEndpoint(value)) {
    const { method, path, body } = value;
    const loadBody = body ? `, loadBody: () => import(${file}).then(({ ${name} }) => ${name}.body)` : "";
    return `export const ${name} = { method: "${method}", path: "${path}"${loadBody} };`;
  }
  return isData(value)
    ? `export const ${name} = ${JSON.stringify(value)};`
    : `export { ${name} } from ${file};`;
}

const isEndpoint = (value) => typeof value?.method === "string" && "response" in value;

/** Whether the value contains neither a schema nor a function. */
function isData(value) {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  return (
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
    !("_zod" in value) &&
    Object.values(value).every(isData)
  );
}
