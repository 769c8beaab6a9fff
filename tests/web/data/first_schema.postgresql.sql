-- The first schema (revision 0001) with data, as pg_dump wrote it, but for two lines that only the newest psql reads.
-- Never changed: the tests upgrade it.
--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    record_id text NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    payload json NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT entries_from_one CHECK ((number >= 1))
);


--
-- Name: records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records (
    id text NOT NULL,
    created timestamp with time zone NOT NULL,
    updated timestamp with time zone NOT NULL,
    laws integer NOT NULL,
    opening json NOT NULL,
    told json,
    length integer NOT NULL,
    status text NOT NULL,
    title text NOT NULL,
    event_name text NOT NULL,
    table_name text NOT NULL,
    board text NOT NULL,
    players json NOT NULL,
    notes text NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0001');


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('aaaaaaaaaaaaaaaaaaaa', 1, 'event', '{"event":"faced","seat":"E","card":"HK"}', '2026-03-14 19:01:07.123456+00');
INSERT INTO public.entries VALUES ('aaaaaaaaaaaaaaaaaaaa', 2, 'event', '{"event":"director called","seat":"S"}', '2026-03-14 19:02:07.123456+00');
INSERT INTO public.entries VALUES ('aaaaaaaaaaaaaaaaaaaa', 3, 'undo', '{}', '2026-03-14 19:03:07.123456+00');


--
-- Data for Name: records; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.records VALUES ('aaaaaaaaaaaaaaaaaaaa', '2026-03-14 19:01:07.123456+00', '2026-03-14 19:03:07.123456+00', 2017, '{"format":"bridgelaws-case","version":1,"laws":2017,"contract":"3NT by S"}', '[["laws","2017"],["declarer","S"],["contract","3NT"],["trick","1"],["kind","opening-lead"]]', 3, 'open', 'Opening lead out of turn', 'Vereinsmeisterschaft', '3', '7', '{"N":"Zo\u00eb M\u00fcller","E":"\u0141ukasz"}', 'North called; “face up” ♥K');
INSERT INTO public.records VALUES ('bbbbbbbbbbbbbbbbbbbb', '2026-03-14 19:05:07.123456+00', '2026-03-14 19:05:07.123456+00', 1997, '{"format":"bridgelaws-case","version":1,"laws":1997,"contract":"NT by S"}', NULL, 0, 'ruled', 'A revoke', '', '', '', '{}', '');


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (record_id, number);


--
-- Name: records records_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (id);


--
-- Name: records_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX records_newest ON public.records USING btree (created, id);


--
-- Name: entries entries_record_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_record_id_fkey FOREIGN KEY (record_id) REFERENCES public.records(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--
