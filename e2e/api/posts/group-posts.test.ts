import { beforeAll, describe, expect, test } from "vitest";
import { reportPost } from "@/lib/moderation/contract";
import { createComment, listComments } from "@/lib/posts/comments-contract";
import { createPost, getPost, likePost, listGroupPosts, listPosts, mutePost } from "@/lib/posts/contract";
import { listMentionable } from "@/lib/posts/mentions-contract";
import { listProfilePosts } from "@/lib/profiles/contract";
import { type ApiClient, form } from "../../support/api";
import { sql } from "../../support/database";
import {
  everyone,
  groupWithEveryone,
  relationsFor,
  type UsersByRelation,
  type Visibility,
  visibilities,
} from "../../support/group-relations";
import { imageFile } from "../../support/images";
import { randomKey } from "../../support/random-key";
import { find } from "../../support/search";

const members = "owner admin moderator member";
const viewers: Record<Visibility, string> = {
  public: `${members} requested invited outsider`,
  private: members,
  hidden: members,
};

describe.each(visibilities)("a post of a %s group", (visibility) => {
  const word = randomKey();
  let group: { id: number; people: UsersByRelation };
  let post: { id: number; image: string; comment: number };
  let params: { id: number };

  beforeAll(async () => {
    group = await groupWithEveryone(visibility);
    const author = group.people.member.client;
    const body = form({ content: `Secret ${word}`, group_id: String(group.id), images: [await imageFile()] });
    const { data } = (await author.call(createPost, { body })).body;
    params = { id: data.id };
    const comment = await author.call(createComment, { params, body: { content: "Une suite" } });
    post = { id: data.id, image: data.images[0]?.url ?? "", comment: comment.body.data.id };
  }, 60_000);

  const persona = (holds: Parameters<typeof relationsFor>[1]) => relationsFor(group.people, holds);
  const listAllowed = (touch: (client: ApiClient) => Promise<{ status: number }>) =>
    persona(async (client) => (await touch(client)).status < 300);
  const withSchool = () => `${viewers[visibility]} school`;

  test("is written only by members", async () => {
    const content = `Encore ${randomKey()}`;
    const write = (client: ApiClient) => client.call(createPost, { body: { content, group_id: group.id } });
    expect(await listAllowed(write)).toBe(members);
    const [rows] = await sql`select count(*)::int, (select posts_count from groups where id = ${group.id})
      from posts where group_id = ${group.id} and status = 'published'`;
    expect(rows).toEqual({ count: 5, posts_count: 5 });
  });

  test("is read in the group, at its URL and with its comments and image by permitted viewers", async () => {
    const listed = await persona(async (client) => {
      const { status, body } = await client.call(listGroupPosts, { params: { id: group.id } });
      return status === 200 && body.data.data.some(({ id }) => id === post.id);
    });
    expect(listed).toBe(viewers[visibility]);
    expect(await listAllowed((client) => client.call(getPost, { params }))).toBe(withSchool());
    expect(await listAllowed((client) => client.call(listComments, { params }))).toBe(withSchool());
    expect(await listAllowed((client) => client.fetch(post.image))).toBe(withSchool());
    const onPage = await persona(async (client) => {
      const response = await client.fetch(`/posts/${post.id}`);
      return (await response.text()).includes(word);
    });
    expect(onPage).toBe(withSchool());
  });

  test("is in the feed of members, and in searches and profiles for permitted viewers", async () => {
    const inFeed = await persona(async (client) => {
      const { body } = await client.call(listPosts, { query: { per_page: 100 } });
      return body.data.data.some(({ id, group: its }) => id === post.id && its?.id === group.id);
    });
    expect(inFeed).toBe(members);
    const matches = await persona(async (client) => (await find(word, {}, client)).includes(post.id));
    expect(matches).toBe(viewers[visibility]);
    const author = { id: group.people.member.user.id };
    const ofAuthor = await persona(async (client) => {
      const { status, body } = await client.call(listProfilePosts, { params: author });
      return status === 200 && body.data.some(({ id }) => id === post.id);
    });
    expect(ofAuthor).toBe(viewers[visibility]);
    for (const path of ["/sitemap.xml", "/rss.xml"]) {
      const text = await (await group.people.visitor.client.fetch(path)).text();
      expect(text).not.toContain(`/posts/${post.id}<`);
    }
  });

  test("is liked, commented, muted and reported by permitted viewers", async () => {
    const comment = { content: "Vu", author_name: "Zoé Passante", author_email: "zoe@test.invalid" };
    expect(await listAllowed((client) => client.call(likePost, { params }))).toBe(withSchool());
    expect(await listAllowed((client) => client.call(createComment, { params, body: comment }))).toBe(
      withSchool(),
    );
    expect(await listAllowed((client) => client.call(mutePost, { params }))).toBe(withSchool());
    const report = await listAllowed((client) =>
      client.call(reportPost, { params, body: { reason: "Non" } }),
    );
    expect(report).toBe(withSchool().replace(" member", ""));
  });

  test("responds with 404 to viewers who may not read it", async () => {
    const missing = { id: 2_147_483_647 };
    const hidden = everyone.filter((name) => !withSchool().split(" ").includes(name));
    for (const name of hidden) {
      const { client } = group.people[name];
      const [one, none] = [
        await client.call(getPost, { params }),
        await client.call(getPost, { params: missing }),
      ];
      expect([name, one.status, one.body]).toEqual([name, none.status, none.body]);
    }
  });

  test("suggests only its members for mentions", async () => {
    const { member, owner, outsider } = group.people;
    const readMentionable = async (client: ApiClient, query: object) =>
      (await client.call(listMentionable, { query: { q: "", ...query } })).body.data.map(({ id }) => id);
    await sql`insert into friendships (user_id, friend_id) values (${owner.user.id}, ${outsider.user.id}),
      (${outsider.user.id}, ${owner.user.id}), (${owner.user.id}, ${member.user.id}),
      (${member.user.id}, ${owner.user.id})`;
    expect(await readMentionable(owner.client, {})).toContain(outsider.user.id);
    for (const query of [{ group_id: group.id }, { post_id: post.id }]) {
      expect(await readMentionable(owner.client, query)).toContain(member.user.id);
      expect(await readMentionable(owner.client, query)).not.toContain(outsider.user.id);
    }
    expect(await readMentionable(outsider.client, { group_id: group.id })).toEqual([]);
    const missing = await readMentionable(outsider.client, { post_id: 2_147_483_647 });
    expect(missing).toEqual([owner.user.id]);
    const ofPost = await readMentionable(outsider.client, { post_id: post.id });
    expect(ofPost, "a post that one cannot see is like none").toEqual(visibility === "public" ? [] : missing);
  });

  test("adds no words to the completions and corrections of a search", async () => {
    expect(await sql`select word from search_words where word = ${word}`).toHaveLength(0);
  });
});
