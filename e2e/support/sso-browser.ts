import { expect } from "vitest";
import type { OidcProvider, OidcUser } from "./oidc-provider";

type Site = { origin: string; url: string; school: OidcProvider; password: string };

/** A browser, with its cookies, of a separate instance that uses the given school's provider. */
export class SsoBrowser {
  constructor(
    private readonly site: Site,
    readonly jar = new Map<string, string>(),
  ) {}

  /** Runs the whole sign-in at the school; returns the path that it ends at. */
  async enter(user: OidcUser, query: Record<string, string> = {}): Promise<string> {
    return this.follow(await this.leave(user, query));
  }

  /** Runs the sign-in up to the redirect back to the application. */
  async leave(user: OidcUser, query: Record<string, string> = {}): Promise<string> {
    const redirect = await this.fetch(`/school-sign-in?${new URLSearchParams(query)}`);
    const location = redirect.headers.get("location") ?? "";
    expect(location).toMatch(/[?&]code_challenge=/);
    const returned = await this.site.school.signIn(location, user);
    return returned.slice(this.site.url.length);
  }

  /** Opens a URL of the site; returns the path that it redirects to. */
  async follow(url: string): Promise<string> {
    const location = (await this.fetch(url)).headers.get("location") ?? "";
    expect(location.startsWith(this.site.url), location).toBe(true);
    return location.slice(this.site.url.length);
  }

  async signIn(email: string): Promise<void> {
    expect((await this.post("/api/login", { email, password: this.site.password })).status).toBe(200);
  }

  async status(): Promise<number> {
    return (await this.fetch("/api/user")).status;
  }

  async user() {
    return (await (await this.fetch("/api/user")).json()).user;
  }

  post(url: string, body: object): Promise<Response> {
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    return this.fetch(url, { method: "POST", body: JSON.stringify(body), headers });
  }

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.site.origin + url, {
      ...init,
      redirect: "manual",
      headers: { "accept-language": "en", ...init.headers, cookie },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = set.match(/^([^=]+)=([^;]*)/) ?? [];
      if (value) this.jar.set(name, value);
      else this.jar.delete(name);
    }
    return response;
  }
}
